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
import { createFormat, maintenanceHours } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { type Html, html } from '../shared/html.js';
import { breakdowns, type Failure, type FaultRule, listBreakdowns, maintenanceModes } from '../shared/settings.js';
import { failuresOf, largestCrowd } from './controlChange.js';
import type { Page } from './page.js';
import type { ControlState } from './switches.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Parts {
  state: ControlState;
  lang: Lang;
  t: (typeof serverTexts)[Lang];
}

/** The page with the current switches. Works without script: each panel is a form. */
export function controlPage(
  state: ControlState,
  lang: Lang,
  call: CallName | null,
  notice: 'done' | 'refused' | null,
): Page {
  const t = serverTexts[lang];
  const parts = { state, lang, t };
  return {
    title: t('control.title'),
    about: t('control.about'),
    main: html`<div class="wrap">
<h1>${t('control.title')}</h1>
<p class="lead">${t('control.lead')}</p>
${languageLinks(parts)}
${notice && html`<p class="notice" role="${notice === 'done' ? 'status' : 'alert'}">${t(`control.${notice}`)}</p>`}
<div class="panels">
${clockPanel(parts)}
${hotEventPanel(parts)}
${wishListPanel(parts)}
${maintenancePanel(parts)}
${weatherPanel(parts)}
${reschedulePanel(parts)}
${cancelPanel(parts)}
${grayPanel(parts)}
${callsPanel(parts, call)}
${resetPanel(parts)}
</div>
</div>`,
  };
}

const languageLinks = ({ lang, t }: Parts): Html =>
  html`<nav class="languages" aria-label="${t('control.languages')}"><ul>${langs.map(
    (other) =>
      html`<li><a class="language" href="/fake/control?locale=${locales[other]}" lang="${htmlLangs[other]}"${other === lang ? html` aria-current="true"` : null}>${serverTexts[other]('outbox.languageName')}</a></li>`,
  )}</ul></nav>`;

const panel = (
  id:
    | 'clock'
    | 'hotEvent'
    | 'wishList'
    | 'maintenance'
    | 'weather'
    | 'reschedule'
    | 'cancel'
    | 'gray'
    | 'calls'
    | 'reset',
  t: Parts['t'],
  content: Html[],
): Html =>
  html`<section class="panel" aria-labelledby="${id}">
<h2 id="${id}">${t(`control.${id}Title`)}</h2>
<p class="hint">${t(`control.${id}Hint`)}</p>
${content}
</section>`;

const form = (lang: Lang, content: Html[]): Html =>
  html`<form method="post" action="/fake/control?locale=${locales[lang]}">${content}</form>`;

const button = (label: string, name = '', value = ''): Html =>
  html`<button class="button"${name && html` name="${name}" value="${value}"`}>${label}</button>`;

const field = (label: string, control: Html): Html =>
  html`<label class="field"><span>${label}</span>${control}</label>`;

/** A field for an instant in Hong Kong, to the minute. */
const timeField = (
  label: string,
  name: string,
  present: Instant | null,
  required: Html | null = html` required`,
): Html =>
  field(
    label,
    html`<input type="datetime-local" name="${name}"${required} value="${present === null ? '' : `${hongKongDate(present)}T${hongKongTime(present)}`}">`,
  );

const numberField = (label: string, name: string, maximum: number, present: number): Html =>
  field(
    label,
    html`<input type="number" name="${name}" min="0" max="${maximum}" step="1" required value="${present}">`,
  );

/** Radio buttons for a setting, followed by further fields. */
const choice = (
  { lang, t }: Parts,
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
    button(t('control.set')),
  ]);

const onOff = (parts: Parts, name: string, legend: string, isOn: boolean): Html =>
  choice(
    parts,
    name,
    legend,
    [
      ['true', parts.t('control.yes')],
      ['false', parts.t('control.no')],
    ],
    String(isOn),
  );

function clockPanel({ state, lang, t }: Parts): Html {
  const steps = [
    [t('control.clockTenMinutes'), 10 * MINUTE],
    [t('control.clockHour'), HOUR],
    [t('control.clockDay'), DAY],
    [t('control.clockWeek'), 7 * DAY],
  ] as const;
  return panel('clock', t, [
    html`<p><b>${t('control.now')}</b> <span class="number">${createFormat(lang).stamp(state.now)}</span></p>`,
    form(lang, [
      html`<div class="buttons">${steps.map(([label, step]) => button(label, 'advance', String(step)))}</div>`,
    ]),
    form(lang, [timeField(t('control.clockAt'), 'at', state.now), button(t('control.clockSetTo'))]),
  ]);
}

function hotEventPanel(parts: Parts): Html {
  const { t } = parts;
  return panel('hotEvent', t, [
    onOff(parts, 'hotEvent', t('control.hotEventLegend'), parts.state.hotEvent),
    form(parts.lang, [
      field(
        t('control.hotEventCrowd'),
        html`<input type="number" name="crowd" min="1" max="${largestCrowd}" value="60" required aria-describedby="crowdHint">`,
      ),
      html`<p class="hint" id="crowdHint">${t('control.hotEventCrowdHint')}</p>`,
      button(t('control.hotEventJoin')),
    ]),
  ]);
}

function wishListPanel(parts: Parts): Html {
  const { t } = parts;
  return panel('wishList', t, [
    onOff(parts, 'showWishList', t('control.wishListLegend'), parts.state.showWishList),
    form(parts.lang, [button(t('control.wishListMatch'), 'matchWishes', 'true')]),
  ]);
}

function maintenancePanel(parts: Parts): Html {
  const { t } = parts;
  const until = parts.state.maintenanceHours?.to;
  const options = maintenanceModes.map(
    (mode) => [mode, t(`control.maintenanceMode_${mode}`, maintenanceHours(parts.lang))] as const,
  );
  return panel('maintenance', t, [
    choice(parts, 'maintenance', t('control.maintenanceTitle'), options, parts.state.maintenance, [
      timeField(t('control.maintenanceUntil'), 'maintenanceUntil', until ?? null, null),
    ]),
  ]);
}

function weatherPanel(parts: Parts): Html {
  const { t } = parts;
  const options = weatherSignals.map((signal) => [signal, t(`control.weatherSignal_${signal}`)] as const);
  return panel('weather', t, [choice(parts, 'weather', t('control.weatherTitle'), options, parts.state.weather)]);
}

function reschedulePanel({ state, lang, t }: Parts): Html {
  return panel('reschedule', t, [
    form(lang, [
      field(
        t('control.reschedulePerformance'),
        html`<input name="performanceId" required autocomplete="off" spellcheck="false" aria-describedby="performanceHint">`,
      ),
      html`<p class="hint" id="performanceHint">${t('control.rescheduleWhere')}</p>`,
      timeField(t('control.rescheduleTo'), 'startsAt', toMilliseconds(state.now) + DAY),
      button(t('control.rescheduleMove')),
    ]),
  ]);
}

function cancelPanel({ lang, t }: Parts): Html {
  return panel('cancel', t, [
    form(lang, [
      field(
        t('control.reschedulePerformance'),
        html`<input name="cancelPerformance" required autocomplete="off" spellcheck="false" aria-describedby="performanceHint">`,
      ),
      button(t('control.cancelPerformance')),
    ]),
  ]);
}

function grayPanel({ state, lang, t }: Parts): Html {
  const { stamp } = createFormat(lang);
  const window = state.specificPeriodGray;
  const { effectiveFrom, effectiveTo } = window ?? {
    effectiveFrom: state.now,
    effectiveTo: toMilliseconds(state.now) + DAY,
  };
  const present = window
    ? t('control.grayPresent', { from: stamp(window.effectiveFrom), to: stamp(window.effectiveTo) })
    : t('control.grayNone');
  return panel('gray', t, [
    html`<p><b>${t('control.now')}</b> ${present}</p>`,
    form(lang, [
      html`<input type="hidden" name="gray" value="on">`,
      timeField(t('control.grayFrom'), 'effectiveFrom', effectiveFrom),
      timeField(t('control.grayTo'), 'effectiveTo', effectiveTo),
      button(t('control.set')),
    ]),
    form(lang, [button(t('control.grayOff'), 'gray', 'off')]),
  ]);
}

const isBreakdown = (failure: string): failure is Exclude<Failure, ErrorCode> =>
  [...breakdowns, ...listBreakdowns].some((known) => known === failure);

/** Text of a breakdown, or status and code of an error. */
const failureName = (failure: Failure | null, t: Parts['t']): string => {
  if (failure === null) return t('control.callsNoFailure');
  return isBreakdown(failure) ? t(`control.failure_${failure}`) : `${statusOf(failure)} ${failure}`;
};

function callsPanel({ state, lang, t }: Parts, chosen: CallName | null): Html {
  const disturbed = callNames.flatMap((name) => {
    const disturbance = state.disturbances[name];
    return disturbance ? [[name, disturbance] as const] : [];
  });
  const described = (call: CallName, { latency, failure, share }: FaultRule) =>
    t('control.callsPresent', { call, latency, failure: failureName(failure, t), percent: Math.round(share * 100) });
  return panel('calls', t, [
    html`<form method="get" action="/fake/control#calls">
<input type="hidden" name="locale" value="${locales[lang]}">
${field(
  t('control.callsCall'),
  select(
    'call',
    callNames.map((name) => [name, name]),
    chosen ?? '',
  ),
)}
${button(t('control.callsChoose'))}
</form>`,
    ...(chosen === null ? [] : [disturbForm(chosen, state.disturbances[chosen], lang, t)]),
    ...disturbed.map(([name, disturbance]) =>
      form(lang, [
        html`<p>${described(name, disturbance)}</p>`,
        button(t('control.callsStop', { call: name }), 'stop', name),
      ]),
    ),
  ]);
}

const select = (name: string, options: readonly (readonly [value: string, label: string])[], present: string): Html =>
  html`<select name="${name}">${options.map(
    ([value, label]) => html`<option value="${value}"${value === present ? html` selected` : null}>${label}</option>`,
  )}</select>`;

function disturbForm(call: CallName, present: FaultRule | undefined, lang: Lang, t: Parts['t']): Html {
  const { latency, failure, share } = present ?? { latency: 0, failure: null, share: 1 };
  const failures = [null, ...failuresOf(call)].map((one) => [one ?? '', failureName(one, t)] as const);
  return form(lang, [
    html`<input type="hidden" name="disturb" value="${call}">`,
    numberField(t('control.callsLatency'), 'latency', timeOut.part, latency),
    field(t('control.callsFailure'), select('failure', failures, failure ?? '')),
    numberField(t('control.callsPercent'), 'percent', 100, Math.round(share * 100)),
    button(t('control.callsDisturb', { call })),
  ]);
}

const resetPanel = ({ lang, t }: Parts): Html =>
  panel('reset', t, [form(lang, [button(t('control.resetButton'), 'reset', 'true')])]);
