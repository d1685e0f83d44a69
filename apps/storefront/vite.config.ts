import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserCalls } from './browserCalls.js';
import { inlineScripts } from './inlineScripts.js';

/**
 * Moves all `@font-face` rules to `fonts.css`, which the server reads (`server/fontFiles.ts`). A stylesheet with such a
 * rule would make the browser lay out all text again.
 */
const fontsApart: Plugin = {
  name: 'fonts-apart',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const fonts = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replace(/@font-face\s*\{[^}]*\}/g, (rule) => {
          fonts.add(rule);
          return '';
        });
      }
      this.emitFile({ type: 'asset', fileName: 'fonts.css', source: [...fonts].join('') });
    },
  },
};

/** Dates are Gregorian in all languages of the site. React Aria brings twelve other calendars. */
const gregorian: Plugin = {
  name: 'gregorian',
  enforce: 'pre',
  transform: {
    filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
    handler: () =>
      "import { GregorianCalendar } from './calendars/GregorianCalendar.mjs'; export const createCalendar = () => new GregorianCalendar();",
  },
};

const classes = new Map<string, string>();

/**
 * Short class names: they do not compress, and a document has hundreds. `hash` is up to seven digits for the file, and
 * a number for the class.
 * @throws Error if two classes get the same name
 */
function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const name = `_${hash.slice(3)}`;
  const other = classes.get(name) ?? filePath;
  if (other !== filePath)
    throw new Error(`Classes of ${filePath} and ${other} have the same name. Keep more of the hash.`);
  classes.set(name, filePath);
  return name;
}

/** Writes `.br` and `.gz` for every text asset, so that the server compresses nothing at run time. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(source, { params }),
        });
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) });
      }
    },
  },
};

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether the frame or the home page imports a module, directly or through others. */
function isOnHome(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/src\/(?:main|home\/HomeRoute)\.tsx$/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isOnHome(importer, graph, seen));
}

/** Cards and lists of events. */
const ofEvents =
  /screens.src.shared.(?:eventCards|hearts.(?:Heart|state)\.|access\.|text.price)|ui.src.(?:components.(?:EventCard|LikeButton|DateRibbon)|private.TitleLines|icons.list\.)|storefront.src.site.(?:useHearts|pageModule)/;
/** Posters and their colours, which member information and the history do not show. */
const ofPictures = /ui.src.components.(?:Poster[\\/](?!KeptPosters)|ColourBlock)|screens.src.shared.posterOf/;
/** Stickers with their icons, which preview and receipt do not show. */
const ofStickers = /ui.src.(?:components.Sticker|icons.(?:calendar-blank|sparkle|star|users)\.)/;
/** Modules that only the home page has. */
const ofHome =
  /screens.src.(?:home.HomeScreen|shared.parts.AsyncSection)|ui.src.(?:components.(?:PosterWall|Chips|FeatureTicket)|icons.squares-four)|storefront.src.home|domain.src.time.dateShortcut/;
/** Modules of members' pages, which the first page of a visitor does not use. */
const ofMembers =
  /ui.src.(?:components.(?:Checkbox.Checkbox\.css|HoldTimer|Button.TextButton|Inline|Stack)|icons.(?:bell|minus|plus|warning)\.)|i18n.src.(?:seatText|ticketTypes)|screens.src.shared.messages.ActionFailure|storefront.src.(?:data.(?:staleness|useAction|cart|changeResponses|ignoreFailure)|session.draft|site.(?:notices|loginPrompt|useWhen|useElapsed|useReleasedSeats))/;
/** Small modules of parts that load later. As files they would cost a request each. */
const ofEveryPage = /ui.src.private.fill|storefront.src.data.loadScript/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    inlineScripts,
    vanillaExtractPlugin({ identifiers: shortName }),
    // React Aria ships thirty languages; the site has three.
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN', 'zh-TW'] }), enforce: 'pre' },
    gregorian,
    ...(isSsrBuild ? [] : [browserCalls, fontsApart, precompress]),
  ],
  resolve: {
    conditions: ['first-gong-source', 'module', 'browser', 'development|production'],
    // React has this hook since version 18; wouter and swr still bundle a replacement for older versions.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  ssr: { noExternal: true },
  // vanilla-extract's compiler passes on `environments` and replaces `ssr`.
  environments: {
    ssr: { resolve: { conditions: ['first-gong-source', 'module', 'node', 'development|production'] } },
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', rollupOptions: { input: { server: 'server/server.tsx' } }, emptyOutDir: true }
    : {
        outDir: 'dist/client',
        // In `.vite`, which is not served.
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/main.tsx',
          checks: { bundlerTimings: false },
          // Radix's build marks each function with its name, for debugging. The mark would keep unused functions.
          treeshake: { manualPureFunctions: ['__name'] },
          // The default inlines only short constants. Class names and keys of texts are constants of other files.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // Every page's script names all later files, and a hash does not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              // Modules of every page are one file, because small files compress worse.
              groups: [
                {
                  name: (id, graph) =>
                    ofEveryPage.test(id) ||
                    (![ofEvents, ofPictures, ofStickers, ofHome, ofMembers].some((apart) => apart.test(id)) &&
                      isOnHome(id, graph))
                      ? 'parts'
                      : null,
                  test: /packages.(?:ui|screens|i18n).|packages.domain.src.(?:routes.href|catalogue.(?:access|eventKinds)|forms.wholeNumber)\.|storefront.src.|node_modules.(?:react|react-dom|scheduler|swr|wouter)./,
                },
                { name: 'pictures', test: ofPictures },
                { name: 'stickers', test: ofStickers },
                { name: (id, graph) => (isOnHome(id, graph) ? 'events' : null), test: ofEvents },
                { name: 'seats', test: /domain.src.seats.(?:picking|seats)\./ },
                // The first calls with their imports, and what every page of a member adds.
                {
                  name: 'calls',
                  test: (id) =>
                    /packages.contract.src.(?!laterCalls|calls.(?:account|cinema|help|lists|seats|services))/.test(
                      id,
                    ) || ofMembers.test(id),
                },
                // Each group is one file, because dozens of tiny files cost a request each. On a phone's network the
                // cart took 6.6 s instead of 3.7 s.
                {
                  name: 'form',
                  minShareCount: 6,
                  test: /packages.screens.src.shared.form.(?!kinds)|packages.i18n.src.errorText|packages.ui.src.components.(?:TextField|Checkbox|NativeFieldFrame|Accordion)/,
                },
                {
                  name: 'order',
                  minShareCount: 2,
                  test: /packages.screens.src.shared.(?:purchase.(?:wording|totalLine)|buying.total\.css)|packages.domain.src.(?:order.(?:delivery|overlap)|seats.ticketTypes)\.|packages.screens.src.shared.LinkLine|packages.ui.src.(?:components.(?:DescriptionList|Heading|SumLines|Text.Text|ZoneTable.ZoneMark)|icons.(?:arrow-square-out|calendar-plus|caret-left|caret-right|note-pencil|printer|receipt)\.)/,
                },
                // After `order`, because a group takes all imports of its modules that no earlier group has.
                {
                  name: 'stubs',
                  minShareCount: 2,
                  test: /screens.src.(?:shared.purchase.OrderStub|tickets.transaction.OrderStubs)\./,
                },
                {
                  name: 'member',
                  minShareCount: 4,
                  test: /screens.src.shared.MemberShell|ui.src.(?:components.SideNav|icons.coins\.)/,
                },
                {
                  name: 'tickets',
                  minShareCount: 2,
                  test: /storefront.src.tickets.(?:offlineTickets|useOfflineTickets)|screens.src.tickets.transaction.(?:TransactionFailure|KeptNotice)|domain.src.order.offlineOrder|ui.src.icons.(?:wifi-slash|qr-code)\./,
                },
                // Also of the home page's price range.
                { name: 'fieldGroup', test: /ui.src.private.(?:Field.GroupFrame|useGroupFocus)/ },
                {
                  name: 'choices',
                  minShareCount: 2,
                  test: /ui.src.(?:private.Field.(?:choiceInput|Choice|RadioFrame|OptionLines)|components.(?:RadioGroup|OptionCards))|domain.src.order.points/,
                },
                { name: 'longText', minShareCount: 2, test: /ui.src.components.(?:TextArea|LengthMeter)/ },
                {
                  name: 'buying',
                  minShareCount: 2,
                  test: /packages.screens.src.shared.purchase.(?!Cart|Released)|packages.ui.src.components.(?:StickyBar|PunchedHoles)/,
                },
                {
                  name: 'cart',
                  minShareCount: 2,
                  test: /screens.src.shared.purchase.(?:Cart|Released)/,
                },
                {
                  name: 'selling',
                  minShareCount: 2,
                  test: /packages.screens.src.shared.buying.(?!total\.css)|packages.domain.src.seats.quantity/,
                },
              ],
            },
          },
        },
      },
}));
