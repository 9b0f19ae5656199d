// The client begins here.
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepFocus } from "./app/focus.ts";
import { loadSymbols } from "./art/symbols.ts";
import { answered } from "./lobby/news.ts";
import { drawn } from "./motion/motion.ts";
import { keepSettings } from "./settings/settings.svelte.ts";
import { speak, wantedLanguage } from "./texts/texts.svelte.ts";
import "./app/tokens.css";
import "./app/fonts.css";
import "./app/app.css";

keepSettings();
keepFocus();
const usable = speak(wantedLanguage()).then(async () => {
  mount(App, { target: document.getElementById("app")! });
  await answered;
  await drawn();
});
void loadSymbols(usable);

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void usable.then(() => navigator.serviceWorker.register("/service-worker.js"));
}
