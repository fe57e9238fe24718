import { mount } from "svelte";
import App from "./App.svelte";
import { watchForUpdates } from "./lib/update.svelte";
import "./style/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) addEventListener("load", () => void watchForUpdates());
