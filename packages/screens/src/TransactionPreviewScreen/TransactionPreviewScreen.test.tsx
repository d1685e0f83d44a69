import { loadAllWords } from '@first-gong/i18n/load';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemIn, memberIn, previewOf, secondsLeft } from '../shared/story/index.js';
import { TextProvider } from '../shared/text/index.js';
import type { ReadyPreview, TransactionPreviewScreenProps } from './state.js';
import { TransactionPreviewScreen } from './TransactionPreviewScreen.js';

const words = await loadAllWords('zh_hk');

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const preview = previewOf('zh_hk', { items: [itemIn('zh_hk', 'whale')] });

const atRest: ReadyPreview = {
  kind: 'ready',
  preview,
  secondsLeft: secondsLeft.preview,
  choice: preview.choice,
  problems: [],
  agreed: false,
  consentLapsed: false,
  updating: false,
  confirming: false,
  cancelling: false,
  cancelOpen: false,
  error: null,
  failure: null,
  announcement: '',
  memberName: memberIn('zh_hk').name,
};

type Callbacks = Partial<Omit<TransactionPreviewScreenProps, 'state'>>;

/** An owner that behaves like the storefront: without the consent it refuses, with the consent it waits for the bank. */
function Owner({ from, onConfirm, onCancel, onChoice }: { from?: Partial<ReadyPreview> } & Callbacks) {
  const [state, setState] = useState<ReadyPreview>({ ...atRest, ...from });
  const change = (changes: Partial<ReadyPreview>) => setState((now) => ({ ...now, ...changes }));
  return (
    <TextProvider lang="zh_hk" words={words}>
      <TransactionPreviewScreen
        state={state}
        onChoice={(choice) => {
          change({ choice });
          onChoice?.(choice);
        }}
        onAgree={(agreed) => change({ agreed })}
        onConfirm={() => {
          onConfirm?.();
          if (state.agreed) change({ confirming: true });
          else {
            change({ error: { code: 'termsNotAgreed', fields: [{ field: 'agreed', code: 'termsNotAgreed' }] } });
          }
        }}
        onCancelOpen={(cancelOpen) => change({ cancelOpen })}
        onCancel={() => onCancel?.()}
        onRetry={() => {}}
      />
    </TextProvider>
  );
}

const confirm = page.getByRole('button', { name: /^確認付款/ });
const consent = page.getByRole('checkbox');

describe('Transaction Preview', () => {
  test('§4 without the consent the order is refused: the summary takes the focus and leads to the box', async () => {
    root.render(<Owner />);
    await confirm.click();

    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link').click();
    await expect.element(consent).toHaveFocus();
    await expect.element(consent).toHaveAccessibleDescription(words.errors.termsNotAgreed);
  });

  test('§4 the summary takes the focus at the second refusal too', async () => {
    root.render(<Owner />);
    await confirm.click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await confirm.click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  test('§4 a double click confirms once', async () => {
    const onConfirm = vi.fn();
    root.render(<Owner from={{ agreed: true }} onConfirm={onConfirm} />);
    await confirm.dblClick();
    await expect.element(page.getByRole('button', { name: words.preview.confirming })).toBeVisible();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test('§4 Enter in the points field settles the points and does not buy', async () => {
    const onConfirm = vi.fn();
    const onChoice = vi.fn();
    root.render(<Owner from={{ agreed: true }} onConfirm={onConfirm} onChoice={onChoice} />);
    await page.getByRole('textbox', { name: words.preview.pointsUse }).fill('5000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('−HK$50')).toBeVisible();
    expect(onChoice).toHaveBeenLastCalledWith({ ...preview.choice, pointsUsed: 5000 });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('§4 Cancel Order asks first, and Escape keeps the order', async () => {
    const onCancel = vi.fn();
    root.render(<Owner onCancel={onCancel} />);
    const cancel = page.getByRole('button', { name: words.preview.cancel });
    await cancel.click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByRole('button', { name: words.preview.cancelKeep })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cancel).toHaveFocus();
    expect(onCancel).not.toHaveBeenCalled();

    await cancel.click();
    await dialog.getByRole('button', { name: words.preview.cancelYes }).click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('§9 a courier that would come too late cannot be chosen, and says why', async () => {
    // The performance is tomorrow.
    root.render(<Owner />);
    const courier = page.getByRole('radio', { name: /速遞/ });
    await expect.element(courier).toBeDisabled();
    await expect.element(page.getByText('演出前 7 日停止受理', { exact: false })).toBeVisible();
  });

  test.each([
    ['mainland', '10 至 14 日'],
    ['overseas', '10 至 20 日'],
  ] as const)('§9 a courier to %s says how long a parcel takes', async (destination, days) => {
    const deliveryOptions = preview.deliveryOptions.map((option) =>
      option.method === 'courier'
        ? { ...option, destination, available: true, reason: null, until: '2026-12-01' }
        : option,
    );
    root.render(<Owner from={{ preview: { ...preview, deliveryOptions } }} />);
    await expect.element(page.getByText(days, { exact: false })).toBeVisible();
  });
});
