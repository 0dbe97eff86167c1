// Keeps the site in the browser, so that it opens without a network. `wagontrain site` puts the two lists in.
const CACHE = "wagontrain-VERSION";
const FILES = [];

self.addEventListener("install", (event) => {
    const fresh = FILES.map((file) => new Request(file, { cache: file.includes("-") ? "default" : "reload" }));
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
    const old = (name) => name.startsWith("wagontrain-") && name !== CACHE;
    const clean = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
    event.waitUntil(clean.then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
    const wanted = request.mode === "navigate" ? "./" : request;
    event.respondWith(
        caches
            .open(CACHE)
            .then((cache) => cache.match(wanted, { ignoreSearch: true }))
            .then((kept) => kept ?? fetch(request)),
    );
});
