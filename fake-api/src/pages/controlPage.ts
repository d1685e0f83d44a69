import { type CallName, callNames, statusOf } from '@first-gong/contract';
import {
  type ErrorCode,
  hongKongDate,
  hongKongTime,
  htmlLangs,
  type Instant,
  type Lang,
  langs,
  locales,
  timeOut,
  toMilliseconds,
  weatherSignals,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { failuresOf, largestCrowd } from '../control/change.js';
import type { ControlState } from '../control/control.js';
import {
  type Breakdown,
  breakdowns,
  type Disturbance,
  type ListBreakdown,
  listBreakdowns,
  maintenanceModes,
} from '../control/settings.js';
import { type Html, html } from './html.js';
import type { Page } from './page.js';
import { type ControlWords, controlWords } from './words/control.js';
import { fill, words } from './words.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The parts of a panel. */
interface Parts {
  state: ControlState;
  lang: Lang;
  text: ControlWords;
}

/** The page with the present state of every switch. It runs no script: each panel is a plain form. */
export function controlPage(
  state: ControlState,
  lang: Lang,
  call: CallName | null,
  notice: 'done' | 'refused' | null,
): Page {
  const text = controlWords[lang];
  const parts = { state, lang, text };
  return {
    title: text.title,
    about: text.about,
    main: html`<div class="wrap">
<h1>${text.title}</h1>
<p class="lead">${text.lead}</p>
${languageLinks(parts)}
${notice && html`<p class="notice" role="${notice === 'done' ? 'status' : 'alert'}">${text[notice]}</p>`}
<div class="panels">
${clockPanel(parts)}
${hotEventPanel(parts)}
${wishListPanel(parts)}
${maintenancePanel(parts)}
${weatherPanel(parts)}
${reschedulePanel(parts)}
${grayPanel(parts)}
${callsPanel(parts, call)}
${resetPanel(parts)}
</div>
</div>`,
  };
}

const languageLinks = ({ lang, text }: Parts): Html =>
  html`<nav class="languages" aria-label="${text.languages}"><ul>${langs.map(
    (other) =>
      html`<li><a class="language" href="/fake/control?locale=${locales[other]}" lang="${htmlLangs[other]}"${other === lang ? html` aria-current="true"` : null}>${words[other].outbox.languageName}</a></li>`,
  )}</ul></nav>`;

const panel = (id: string, { title, hint }: { title: string; hint: string }, content: Html[]): Html =>
  html`<section class="panel" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p class="hint">${hint}</p>
${content}
</section>`;

const form = (lang: Lang, content: Html[]): Html =>
  html`<form method="post" action="/fake/control?locale=${locales[lang]}">${content}</form>`;

const button = (label: string, name = '', value = ''): Html =>
  html`<button class="button"${name && html` name="${name}" value="${value}"`}>${label}</button>`;

const field = (label: string, control: Html): Html =>
  html`<label class="field"><span>${label}</span>${control}</label>`;

/** A setting with a few values: one radio button each, the present value chosen; then further fields. */
const choice = (
  { lang, text }: Parts,
  name: string,
  legend: string,
  options: readonly (readonly [value: string, label: string])[],
  present: string,
  more: Html[] = [],
): Html =>
  form(lang, [
    html`<fieldset><legend>${legend}</legend>${options.map(
      ([value, label]) =>
        html`<label class="option"><input type="radio" name="${name}" value="${value}"${value === present ? html` checked` : null}> ${label}</label>`,
    )}</fieldset>`,
    ...more,
    button(text.set),
  ]);

const onOff = (parts: Parts, name: string, legend: string, isOn: boolean): Html =>
  choice(
    parts,
    name,
    legend,
    [
      ['true', parts.text.yes],
      ['false', parts.text.no],
    ],
    String(isOn),
  );

/** An instant for a date and time field: Hong Kong's time, to the minute. */
const local = (instant: Instant) => `${hongKongDate(instant)}T${hongKongTime(instant)}`;

function clockPanel({ state, lang, text }: Parts): Html {
  const { clock } = text;
  const steps = [
    [clock.tenMinutes, 10 * MINUTE],
    [clock.hour, HOUR],
    [clock.day, DAY],
    [clock.week, 7 * DAY],
  ] as const;
  return panel('clock', clock, [
    html`<p><b>${text.now}</b> <span class="number">${createFormat(lang).stamp(state.now)}</span></p>`,
    form(lang, [
      html`<div class="buttons">${steps.map(([label, step]) => button(label, 'advance', String(step)))}</div>`,
    ]),
    form(lang, [
      field(clock.at, html`<input type="datetime-local" name="at" required value="${local(state.now)}">`),
      button(clock.setTo),
    ]),
  ]);
}

function hotEventPanel(parts: Parts): Html {
  const { hotEvent } = parts.text;
  return panel('hotEvent', hotEvent, [
    onOff(parts, 'hotEvent', hotEvent.legend, parts.state.hotEvent),
    form(parts.lang, [
      field(
        hotEvent.crowd,
        html`<input type="number" name="crowd" min="1" max="${largestCrowd}" value="60" required aria-describedby="crowdHint">`,
      ),
      html`<p class="hint" id="crowdHint">${hotEvent.crowdHint}</p>`,
      button(hotEvent.join),
    ]),
  ]);
}

function wishListPanel(parts: Parts): Html {
  const { wishList } = parts.text;
  return panel('wishList', wishList, [
    onOff(parts, 'showWishList', wishList.legend, parts.state.showWishList),
    form(parts.lang, [button(wishList.match, 'matchWishes', 'true')]),
  ]);
}

function maintenancePanel(parts: Parts): Html {
  const { maintenance } = parts.text;
  const until = parts.state.maintenanceHours?.to;
  const options = maintenanceModes.map((mode) => [mode, maintenance[mode]] as const);
  return panel('maintenance', maintenance, [
    choice(parts, 'maintenance', maintenance.title, options, parts.state.maintenance, [
      field(
        maintenance.until,
        html`<input type="datetime-local" name="maintenanceUntil" value="${until ? local(until) : ''}">`,
      ),
    ]),
  ]);
}

function weatherPanel(parts: Parts): Html {
  const { weather } = parts.text;
  const options = weatherSignals.map((signal) => [signal, weather[signal]] as const);
  return panel('weather', weather, [choice(parts, 'weather', weather.title, options, parts.state.weather)]);
}

function reschedulePanel({ state, lang, text }: Parts): Html {
  const { reschedule } = text;
  return panel('reschedule', reschedule, [
    form(lang, [
      field(
        reschedule.performance,
        html`<input name="performanceId" required autocomplete="off" spellcheck="false" aria-describedby="performanceHint">`,
      ),
      html`<p class="hint" id="performanceHint">${reschedule.where}</p>`,
      field(
        reschedule.to,
        html`<input type="datetime-local" name="startsAt" required value="${local(toMilliseconds(state.now) + DAY)}">`,
      ),
      button(reschedule.move),
    ]),
  ]);
}

function grayPanel({ state, lang, text }: Parts): Html {
  const { gray } = text;
  const { stamp } = createFormat(lang);
  const window = state.specificPeriodGray;
  const { effectiveFrom, effectiveTo } = window ?? {
    effectiveFrom: state.now,
    effectiveTo: toMilliseconds(state.now) + DAY,
  };
  const present = window
    ? fill(gray.present, { from: stamp(window.effectiveFrom), to: stamp(window.effectiveTo) })
    : gray.none;
  return panel('gray', gray, [
    html`<p><b>${text.now}</b> ${present}</p>`,
    form(lang, [
      html`<input type="hidden" name="gray" value="on">`,
      field(
        gray.from,
        html`<input type="datetime-local" name="effectiveFrom" required value="${local(effectiveFrom)}">`,
      ),
      field(gray.to, html`<input type="datetime-local" name="effectiveTo" required value="${local(effectiveTo)}">`),
      button(text.set),
    ]),
    form(lang, [button(gray.off, 'gray', 'off')]),
  ]);
}

const isBreakdown = (failure: string): failure is Breakdown | ListBreakdown =>
  [...breakdowns, ...listBreakdowns].some((known) => known === failure);

/** A failure in words, or as its status and its code. */
const failureName = (failure: Breakdown | ListBreakdown | ErrorCode | null, { calls }: ControlWords): string => {
  if (failure === null) return calls.noFailure;
  return isBreakdown(failure) ? calls[failure] : `${statusOf(failure)} ${failure}`;
};

function callsPanel({ state, lang, text }: Parts, chosen: CallName | null): Html {
  const { calls } = text;
  const disturbed = callNames.flatMap((name) => {
    const disturbance = state.disturbances[name];
    return disturbance ? [[name, disturbance] as const] : [];
  });
  const described = (call: CallName, { latency, failure, share }: Disturbance) =>
    fill(calls.present, { call, latency, failure: failureName(failure, text), percent: Math.round(share * 100) });
  return panel('calls', calls, [
    html`<form method="get" action="/fake/control#calls">
<input type="hidden" name="locale" value="${locales[lang]}">
${field(
  calls.call,
  select(
    'call',
    callNames.map((name) => [name, name]),
    chosen ?? '',
  ),
)}
${button(calls.choose)}
</form>`,
    ...(chosen === null ? [] : [disturbForm(chosen, state.disturbances[chosen], lang, text)]),
    ...disturbed.map(([name, disturbance]) =>
      form(lang, [
        html`<p>${described(name, disturbance)}</p>`,
        button(fill(calls.stop, { call: name }), 'stop', name),
      ]),
    ),
  ]);
}

const select = (name: string, options: readonly (readonly [value: string, label: string])[], present: string): Html =>
  html`<select name="${name}">${options.map(
    ([value, label]) => html`<option value="${value}"${value === present ? html` selected` : null}>${label}</option>`,
  )}</select>`;

function disturbForm(call: CallName, present: Disturbance | undefined, lang: Lang, text: ControlWords): Html {
  const { calls } = text;
  const { latency, failure, share } = present ?? { latency: 0, failure: null, share: 1 };
  const failures = [null, ...failuresOf(call)].map((one) => [one ?? '', failureName(one, text)] as const);
  return form(lang, [
    html`<input type="hidden" name="disturb" value="${call}">`,
    field(
      calls.latency,
      html`<input type="number" name="latency" min="0" max="${timeOut.part}" step="1" required value="${latency}">`,
    ),
    field(calls.failure, select('failure', failures, failure ?? '')),
    field(
      calls.percent,
      html`<input type="number" name="percent" min="0" max="100" step="1" required value="${Math.round(share * 100)}">`,
    ),
    button(fill(calls.disturb, { call })),
  ]);
}

const resetPanel = ({ lang, text }: Parts): Html =>
  panel('reset', text.reset, [form(lang, [button(text.reset.button, 'reset', 'true')])]);
