/** In the head while no theme is chosen: a reader whose system is dark sees the night from the first picture on. */
if (matchMedia('(prefers-color-scheme:dark)').matches) document.documentElement.dataset.theme = 'night';
