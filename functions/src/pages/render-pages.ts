import {
  forReading,
  publishedCatalogueSchema,
  publishedDetailsSchema,
  type PublishedCatalogue,
  type PublishedDetails,
} from '@basket/domain';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { composePage, pagePolicy } from './compose-page';
import {
  buildSchema,
  remoteServerSchema,
  remotesSchema,
  shellServerSchema,
  type Build,
  type FirstView,
  type View,
} from './contracts';
import type { KeptFiles } from './kept-files';
import { fromNode, fromShell, runServerFile, verified } from './server-file';

/** The area whose pages are rendered. */
const mount = '/home';
/** The ones that were rendered last; a shop has thousands of products. */
const mostPages = 200;

export interface RenderedPage {
  readonly html: string;
  readonly etag: string;
  readonly policy: string;
}

type ShellServer = v.InferOutput<typeof shellServerSchema>;
type RemoteServer = v.InferOutput<typeof remoteServerSchema>;

/** The shell and one remote as they run here, of one pair of builds. */
interface Running {
  readonly key: string;
  readonly shell: ShellServer;
  readonly remote: RemoteServer;
}

const parse = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> =>
  v.parse(forReading(schema), JSON.parse(text));

/** A deploy puts the release into the names of entry and build: `remoteEntry.1f.js`, `server/build.1f.json`. */
const buildFileOf = (entry: string): string =>
  entry.replace(/remoteEntry(\.[0-9a-f]+)?\.js$/, 'server/build$1.json');

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Renders pages from the published catalogue and the deployed builds. A page is a pure function of its address, its view, the
 * catalogue and the builds, and is kept in memory; nothing else of a request enters it.
 */
export class PageRenderer {
  private running: Running | null = null;
  private readonly pages = new Map<string, Promise<RenderedPage | null>>();
  /** The sources of the pages in memory, as text. */
  private madeOf = '';
  /** The catalogue that was published last, by its tag: its pages share it, unchanged. */
  private published: { readonly tag: string; readonly catalogue: PublishedCatalogue } | null = null;

  constructor(
    private readonly site: string,
    private readonly files: KeptFiles,
  ) {}

  /**
   * @param address path and query
   * @returns null for an address that browsers render
   * @throws Error if anything that a page is made of is not there or does not fit
   */
  async page(address: string, view: View): Promise<RenderedPage | null> {
    const { index, catalogue, remotes, shell } = await this.sources();
    const remote = parse(remotesSchema, remotes.text).remotes.find((each) => each.mount === mount);
    if (!remote?.rendering) throw new Error(`remotes.json names no rendering for ${mount}`);
    const origin = new URL(remote.entry).origin;
    const tag = catalogue.etag ?? shortHash(catalogue.text);
    const madeOf = [tag, remotes.text, shell.text, index.text].join('\n');
    if (madeOf !== this.madeOf) {
      this.pages.clear();
      this.madeOf = madeOf;
    }
    const key = `${view} ${address}`;
    const known = this.pages.get(key);
    if (known) return known;
    for (const oldest of [...this.pages.keys()].slice(0, -mostPages)) this.pages.delete(oldest);
    const rendering = remote.rendering;
    // A shop has thousands of products: their catalogue is parsed once, not for each address.
    if (this.published?.tag !== tag)
      this.published = { tag, catalogue: parse(publishedCatalogueSchema, catalogue.text) };
    const published = this.published.catalogue;
    const made = (async (): Promise<RenderedPage | null> => {
      const shellBuild = parse(buildSchema, shell.text);
      const buildFile = buildFileOf(remote.entry);
      const shopText = (await this.files.get(buildFile)).text;
      const shopBuild = parse(buildSchema, verified(shopText, rendering, buildFile));
      const { shell: shellServer, remote: shop } = await this.start(shellBuild, shopBuild, origin);
      const first = shop.firstView(address, published, view);
      const firstView = first?.detailsOf
        ? shop.firstView(address, published, view, await this.details(first.detailsOf, published.version))
        : first;
      if (!firstView) return null;
      const data = {
        view,
        address,
        build: `${shellBuild.build}.${shopBuild.build}`,
        catalogue: firstView.catalogue,
        // Without what only servers ask for.
        remotes: JSON.parse(remotes.text, (key, value: unknown) =>
          key === 'rendering' ? undefined : value,
        ) as unknown,
      };
      const html = await shellServer.render(data, mount, shop.default);
      const page = composePage({
        index: index.text,
        title: firstView.title,
        html,
        data,
        shell: shellBuild,
        shop: shopBuild,
        remote,
        module: firstView.module,
      });
      if (index.policy === null) throw new Error('The site sends no policy');
      return { html: page.html, etag: `"${shortHash(page.html)}"`, policy: pagePolicy(index.policy, page) };
    })();
    this.pages.set(key, made);
    // The cache keeps neither failures nor addresses without a page.
    made.then(
      (page) => page ?? this.pages.delete(key),
      () => this.pages.delete(key),
    );
    return made;
  }

  /** The page of today, for whatever is not rendered. */
  async index(): Promise<{ readonly html: string; readonly policy: string | null }> {
    const { text, policy } = await this.files.get(`${this.site}/index.html`);
    return { html: text, policy };
  }

  private async sources() {
    const [index, catalogue, remotes, shell] = await Promise.all([
      this.files.get(`${this.site}/index.html`),
      this.files.get(`${this.site}/api/catalogue`),
      this.files.get(`${this.site}/remotes.json`),
      this.files.get(`${this.site}/server/build.json`),
    ]);
    return { index, catalogue, remotes, shell };
  }

  /** The version in the address is what caches keep, as for browsers; null for a product without details. */
  private async details(
    { categoryId, productId }: NonNullable<FirstView['detailsOf']>,
    version: number,
  ): Promise<PublishedDetails | null> {
    const file = `${this.site}/api/catalogue/details/${encodeURIComponent(categoryId)}?v=${version}`;
    const details = parse(v.record(v.string(), v.unknown()), (await this.files.get(file)).text);
    const own = details[productId];
    return own === undefined ? null : v.parse(forReading(publishedDetailsSchema), own);
  }

  /** Fetches and runs the files of these builds, unless they run already. */
  private async start(shell: Build, shop: Build, shopOrigin: string): Promise<Running> {
    const key = `${shell.build} ${shop.build}`;
    if (this.running?.key === key) return this.running;
    const [shellCode, shopCode] = await Promise.all([
      this.code(this.site, shell),
      this.code(shopOrigin, shop),
    ]);
    const shellServer = v.parse(
      forReading(shellServerSchema),
      runServerFile(shellCode, shell.server.file, fromNode),
    );
    const need = fromShell(shellServer.shared);
    const remote = v.parse(forReading(remoteServerSchema), runServerFile(shopCode, shop.server.file, need));
    this.running = { key, shell: shellServer, remote };
    return this.running;
  }

  private async code(origin: string, { server: { file, integrity } }: Build): Promise<string> {
    return verified((await this.files.get(`${origin}/${file}`)).text, integrity, file);
  }
}
