import { mount } from "svelte";
import App from "./App.svelte";
import { reloadIfOutdated, watchForUpdates } from "./lib/update.svelte";
import "./style/base.css";

const target = document.getElementById("app");
reloadIfOutdated();
if (target) mount(App, { target });

if (import.meta.env.PROD) addEventListener("load", () => void watchForUpdates());
