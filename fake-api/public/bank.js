// The pages of the bank work without this script. It names the brand of a card while somebody types, says at once what is
// wrong with it, and looks whether a wallet has answered. Nothing that is typed leaves the page but with its own form.

/** A text as the bank reads it: plain widths, no spaces, nothing invisible. */
const plain = (text) => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
const digitsOf = (text) => plain(text).replace(/[\p{Pd}\u2212]/gu, '');

/** Whether digits may be the beginning of a number of this pattern: first digits, or a range of them. */
function fits(digits, pattern) {
  const [from, to] = [pattern].flat().map(String);
  const length = Math.min(digits.length, from.length);
  const typed = digits.slice(0, length);
  return typed >= from.slice(0, length) && typed <= (to ?? from).slice(0, length);
}

/** Luhn's check digit. */
function isChecked(digits) {
  const values = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

function helpWithCard(form) {
  const brands = JSON.parse(form.dataset.brands);
  const problems = JSON.parse(form.dataset.problems);
  const { cardNumber, expiry, securityCode } = form.elements;
  const says = form.querySelector('.brand');
  const matching = () => {
    const digits = digitsOf(cardNumber.value);
    return digits === '' ? [] : brands.filter(({ patterns }) => patterns.some((pattern) => fits(digits, pattern)));
  };

  const checks = {
    cardNumber() {
      const digits = digitsOf(cardNumber.value);
      const [brand] = matching();
      if (digits === '') return 'numberMissing';
      if (!brand) return 'brandUnknown';
      return brand.lengths.includes(digits.length) && isChecked(digits) ? null : 'numberInvalid';
    },
    expiry: () => {
      const month = plain(expiry.value);
      if (month === '') return 'expiryMissing';
      // Whether the card has expired is for the bank's clock.
      return /^(0?[1-9]|1[0-2])[/-]?(\d{2}|20\d{2})$/.test(month) ? null : 'expiryInvalid';
    },
    securityCode() {
      const code = digitsOf(securityCode.value);
      const [brand] = matching();
      if (code === '') return 'codeMissing';
      return /^\d+$/.test(code) && (brand ? code.length === brand.codeDigits : code.length > 2) ? null : 'codeInvalid';
    },
  };

  /** Shows what is wrong with a field. Returns whether something is. */
  const tell = (name) => {
    const problem = checks[name]();
    document.getElementById(`${name}-problem`).textContent = problem ? problems[problem] : '';
    if (problem) form.elements[name].setAttribute('aria-invalid', 'true');
    else form.elements[name].removeAttribute('aria-invalid');
    return problem !== null;
  };

  cardNumber.addEventListener('input', () => {
    const [brand, ...others] = matching();
    const words = brand && others.length === 0 ? says.dataset.words.replace('{{brand}}', brand.name) : '';
    if (says.textContent !== words) says.textContent = words;
    // Somebody who corrects a digit in the middle keeps the place.
    if (!brand || cardNumber.selectionStart !== cardNumber.value.length) return;
    const digits = digitsOf(cardNumber.value);
    cardNumber.value = [...digits].map((digit, at) => (brand.gaps.includes(at) ? ` ${digit}` : digit)).join('');
  });
  // A message that comes or goes moves the buttons. One that is pressed must stay under the pointer, and tells by itself.
  let pressed = false;
  form.addEventListener('pointerdown', (event) => {
    pressed = event.target.closest('button') !== null;
  });
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => {
      pressed = false;
    });
  }
  for (const name of Object.keys(checks)) {
    const field = form.elements[name];
    field.addEventListener('input', () => {
      if (field.hasAttribute('aria-invalid') && checks[name]() === null) tell(name);
    });
    field.addEventListener('change', () => {
      if (!pressed && field.value !== '') tell(name);
    });
  }
  form.addEventListener('submit', (event) => {
    if (event.submitter?.value !== 'pay') return;
    const wrong = Object.keys(checks).filter(tell);
    if (wrong.length === 0) return;
    event.preventDefault();
    form.elements[wrong[0]].focus();
  });
}

const lookEvery = 2000;

/** Leaves for the shop once the wallet has answered, or the bank's time is over. */
function waitForWallet(wait) {
  const says = wait.querySelector('[data-waiting]');
  const waiting = says.textContent;
  const look = async () => {
    try {
      const response = await fetch(wait.dataset.state, { cache: 'no-store' });
      const { waits } = await response.json();
      if (!waits) return location.replace(wait.dataset.return);
      if (says.textContent !== waiting) says.textContent = waiting;
    } catch {
      says.textContent = wait.dataset.lost;
    }
    setTimeout(look, lookEvery);
  };
  look();
}

const form = document.querySelector('form[data-card]');
if (form) helpWithCard(form);
const wait = document.querySelector('[data-state]');
if (wait) waitForWallet(wait);
