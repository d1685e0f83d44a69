/** An invented card, for stories and tests: four visible digits twice, eight digits to cover, a date. */
export const samplePhoto = (): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="558" viewBox="0 0 560 372" font-family="sans-serif" fill="#fff">
<path fill="#8d8574" d="M0 0h560v372H0z"/><path fill="#7b7364" d="M0 250 560 190v182H0z"/>
<g transform="rotate(-3 280 186)"><rect x="50" y="46" width="468" height="292" rx="18" fill="#3a352c" opacity=".45"/>
<rect x="42" y="36" width="468" height="292" rx="18" fill="#0b3c6f"/>
<path d="M330 36a200 200 0 0 1 180 180V54a18 18 0 0 0-18-18z" fill="#e8572b"/><path d="M400 36a140 140 0 0 1 110 120V54a18 18 0 0 0-18-18z" fill="#f6c94a"/>
<rect x="76" y="112" width="64" height="48" rx="6" fill="#d9b45b"/>
<text x="76" y="84" font-size="24" font-weight="800">SAMPLE BANK</text>
<g font-weight="700" font-size="36"><text x="76" y="228" textLength="92">4417</text><text x="186" y="228" textLength="92">0123</text><text x="288" y="228" textLength="92">4567</text><text x="394" y="228" textLength="92">8820</text></g>
<g font-weight="600" font-size="20"><text x="76" y="296">CHAN HOI CHING</text><text x="330" y="296">08/29</text></g></g></svg>`,
    ],
    { type: 'image/svg+xml' },
  );
