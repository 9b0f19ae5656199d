export const SHARED: string[];
export const OWN: string[];
export const catalogs: import("vite").Plugin;
