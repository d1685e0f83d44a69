/** Runs in the head if no theme is chosen, so that a dark system gets `night` from the first paint. */
if (matchMedia('(prefers-color-scheme:dark)').matches) document.documentElement.dataset.theme = 'night';
