import type { MediaEntry, PicturePage, RasterFormat, Source } from "../types.js";
/**
 * The encoding options of each format, for sharp. AVIF takes four times as long with effort 4. What effort 3 costs in bytes,
 * 10 bits a channel win back: 7 % fewer bytes than effort 4, 8 bits and quality 50, at 1.4 points of SSIMULACRA 2 less.
 */
export declare const recipes: {
    readonly avif: {
        readonly quality: 48;
        readonly effort: 3;
        readonly bitdepth: 10;
        readonly chromaSubsampling: "4:2:0";
    };
    readonly webp: {
        readonly quality: 78;
        readonly effort: 5;
    };
    readonly jpeg: {
        readonly quality: 80;
        readonly mozjpeg: true;
    };
    readonly png: {
        readonly compressionLevel: 9;
        readonly effort: 10;
    };
};
/** The encoder and its version, part of the fingerprint: another version may encode to other bytes. */
export declare const encoder = "sharp 0.35.5";
/** The maximum number of pixels of a picture. */
export declare const maxPixels = 50000000;
/** The width of the widest variant (pixels): no page needs a wider picture. */
export declare const widestVariant: number;
/**
 * Returns the variants of a raster picture: AVIF `files` for browsers to choose from, a fallback that every program can show,
 * and `all` of them; undefined for drawings and films, which are sanitised and published as they are.
 */
export declare function variantsOf(media: MediaEntry): {
    files: {
        readonly kind: "picture";
        readonly path: string;
        readonly source: import("../types.js").Ref;
        readonly format: RasterFormat;
        readonly width: number;
        readonly height: number;
        readonly crop?: import("../types.js").Crop;
        readonly background?: string;
        readonly margin?: number;
    }[];
    fallback: {
        readonly kind: "picture";
        readonly path: string;
        readonly source: import("../types.js").Ref;
        readonly format: RasterFormat;
        readonly width: number;
        readonly height: number;
        readonly crop?: import("../types.js").Crop;
        readonly background?: string;
        readonly margin?: number;
    };
    all: {
        readonly kind: "picture";
        readonly path: string;
        readonly source: import("../types.js").Ref;
        readonly format: RasterFormat;
        readonly width: number;
        readonly height: number;
        readonly crop?: import("../types.js").Crop;
        readonly background?: string;
        readonly margin?: number;
    }[];
} | undefined;
/**
 * Returns the variants of the part of a picture that fills an upright screen, around the focus, as “40 60”: a phone then
 * fetches nothing that it has no room for. Undefined for drawings and films, and for a picture that is no wider than that.
 */
export declare function uprightVariants(media: MediaEntry, focus?: string): {
    width: number;
    height: number;
    files: {
        readonly kind: "picture";
        readonly path: string;
        readonly source: import("../types.js").Ref;
        readonly format: RasterFormat;
        readonly width: number;
        readonly height: number;
        readonly crop?: import("../types.js").Crop;
        readonly background?: string;
        readonly margin?: number;
    }[];
} | undefined;
/** Returns the value of the attribute srcset: each file and its width. */
export declare function srcset(files: readonly PicturePage[]): string;
/** The size of pictures for shared links (pixels), as networks show them. */
export declare const shareSize: {
    width: number;
    height: number;
};
/**
 * Returns the picture for shared links made of a picture: its largest part of their shape, around the focus, as “40 60”,
 * and never larger than it is; undefined for drawings and films.
 */
export declare function shareVariant(media: MediaEntry, focus?: string): PicturePage | undefined;
/** Returns the icon of the home screen of a phone (pixels), which has no corners that one sees through. */
export declare function touchIcon({ path, digest, }: Pick<Source, "path" | "digest">): PicturePage;
/** Returns the digest of everything that the bytes of a variant depend on. */
export declare function fingerprint(picture: Pick<PicturePage, "source" | "format" | "width" | "crop" | "background" | "margin">): string;
