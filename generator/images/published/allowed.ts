// What a drawing may contain (SVG 2, and what browsers still support of SVG 1.1): everything that is drawn, but no
// scripts, no external resources, no links, and nothing that moves.

/** The XML namespaces that have a meaning in a drawing. */
export const namespaces = {
	svg: "http://www.w3.org/2000/svg",
	xlink: "http://www.w3.org/1999/xlink",
	xml: "http://www.w3.org/XML/1998/namespace",
	html: "http://www.w3.org/1999/xhtml",
	math: "http://www.w3.org/1998/Math/MathML",
} as const;

/** Elements that are drawn, or affect how others are drawn. */
export const elements = words(`
	svg g defs symbol use switch view title desc style
	path rect circle ellipse line polyline polygon text tspan textPath image
	linearGradient radialGradient stop pattern clipPath mask marker
	filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
	feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
	feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes with words or names as values, which are never addresses. */
export const plainAttributes = words(
	"id class lang role type media title systemLanguage requiredExtensions requiredFeatures version baseProfile zoomAndPan",
);

/** Attributes of geometry, paint servers and filters: numbers, lengths and words. */
export const drawingAttributes = words(`
	viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points pathLength
	gradientTransform patternTransform gradientUnits spreadMethod offset patternUnits patternContentUnits
	clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient
	filterUnits primitiveUnits filterRes in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias
	targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant kernelUnitLength scale xChannelSelector
	yChannelSelector azimuth elevation stdDeviation tableValues slope intercept amplitude exponent radius
	specularConstant specularExponent pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed
	stitchTiles z rotate lengthAdjust textLength startOffset method spacing side
`);

/** Properties of CSS that are also attributes. */
export const properties = words(`
	alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
	color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity
	fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style
	font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
	letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode
	opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
	stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align
	text-anchor text-decoration text-overflow text-rendering transform transform-box transform-origin unicode-bidi
	vector-effect visibility white-space word-spacing writing-mode
`);

/** Properties that style sheets may set besides. */
export const styleProperties = words(`
	background background-color background-image background-position background-repeat background-size color-scheme
	font-feature-settings font-kerning font-optical-sizing font-synthesis font-variation-settings
	font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric
	font-variant-position hyphens overflow-wrap print-color-adjust quotes tab-size text-decoration-color
	text-decoration-line text-decoration-style text-decoration-thickness text-indent text-orientation text-transform
	text-underline-offset text-underline-position user-select word-break
`);

/** Properties that refer to an element of the drawing. */
export const referringProperties = words(
	"fill stroke filter mask clip-path marker marker-start marker-mid marker-end",
);

/** Properties that move a drawing. */
export const movingProperties = /^(-\w+-)?(animation|transition)/;

/** Properties without which a drawing would look different. All others are left out: no browser draws anything by them. */
export const refusedProperties =
	/^(backdrop-filter|cx|cy|d|height|mask-.*|offset.*|perspective.*|r|rotate|rx|ry|scale|text-shadow|transform-style|translate|width|x|y|zoom|-webkit-(mask.*|filter|transform.*|clip-path|box-reflect|text-.*))$/;

/** At-rules that group rules. */
export const groupingRules = words("media supports layer");

/** The descriptors allowed in an embedded @font-face. */
export const fontDescriptors = words(
	"font-family src font-weight font-style font-stretch font-display unicode-range",
);

/** Functions that style sheets and attributes may contain; `url` is checked separately. */
export const functions = words(`
	rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk
	calc min max clamp var env abs sign round mod rem sin cos tan
	linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
	repeating-conic-gradient
	matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
	rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
	blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
	circle ellipse inset polygon path rect xywh format
	not is where lang dir nth-child nth-last-child nth-of-type nth-last-of-type selector
`);

function words(list: string): ReadonlySet<string> {
	return new Set(list.trim().split(/\s+/));
}
