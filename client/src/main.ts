import "@fontsource-variable/bitter/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/layout.css";
import "./styles/pages.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { notifications } from "./lib/notifications.svelte.ts";
import { me } from "./lib/me.svelte.ts";
import { prefs } from "./lib/prefs.svelte.ts";
import { words } from "./lib/words.svelte.ts";

prefs.show();
await Promise.all([words.start(), me.start()]);
notifications.start();
mount(App, { target: document.getElementById("app")! });
