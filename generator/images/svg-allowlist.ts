/** The elements of SVG 2 that are rendered or affect rendering, and neither run code nor link, animate or load anything. */
export const elements = splitToSet(`
	svg g defs symbol use switch view title desc style
	path rect circle ellipse line polyline polygon text tspan textPath image
	linearGradient radialGradient stop pattern clipPath mask marker
	filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
	feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
	feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that browsers never read as CSS. */
export const plainAttributes = splitToSet(`
	id class lang role type media title systemLanguage requiredExtensions requiredFeatures version baseProfile zoomAndPan
	d points
`);

/** Other attributes, and CSS properties: numbers, lengths, keywords, and references to elements of the same file. */
export const properties = splitToSet(`
	viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d pathLength
	gradientTransform patternTransform gradientUnits spreadMethod offset patternUnits patternContentUnits
	clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient
	filterUnits primitiveUnits filterRes in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias
	targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant kernelUnitLength scale xChannelSelector
	yChannelSelector azimuth elevation stdDeviation tableValues slope intercept amplitude exponent radius
	specularConstant specularExponent pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed
	stitchTiles z rotate lengthAdjust textLength startOffset method spacing side
	alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
	color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
	flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant
	font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
	letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode
	opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
	stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align
	text-anchor text-decoration text-overflow text-rendering transform transform-box transform-origin unicode-bidi
	vector-effect visibility white-space word-spacing writing-mode
`);

/** Properties that only styles have. */
export const styleProperties =
	/^(--[-\w]+|background(-\w+)?|color-scheme|(font|text)-[-\w]+|hyphens|overflow-wrap|print-color-adjust|quotes|tab-size|user-select|word-break)$/;

/** Properties by which an element uses another one; any other url(#id) makes some browsers load the file again. */
export const referringProperties = splitToSet(
	"fill stroke filter mask clip-path marker marker-start marker-mid marker-end",
);

/** The functions of CSS that load nothing and read nothing from outside the file. */
export const functions = splitToSet(`
	rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color device-cmyk
	calc min max clamp var env abs sign round mod rem sin cos tan
	linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
	repeating-conic-gradient
	matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
	rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
	blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
	circle ellipse inset polygon path rect xywh format local tech
	not is where has lang dir nth-child nth-last-child nth-of-type nth-last-of-type selector
`);

function splitToSet(list: string): ReadonlySet<string> {
	return new Set(list.trim().split(/\s+/));
}
