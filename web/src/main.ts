// The client begins here.
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepFocus } from "./app/focus.ts";
import { loadSymbols } from "./art/symbols.ts";
import { keepSettings } from "./settings/settings.svelte.ts";
import { speak, wantedLanguage } from "./texts/texts.svelte.ts";
import "./app/tokens.css";
import "./app/fonts.css";
import "./app/app.css";

keepSettings();
keepFocus();
void loadSymbols();
await speak(wantedLanguage());
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/service-worker.js");
}
