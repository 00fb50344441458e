package geo.hashing;

/** Encodes positions as geohash strings. */
public final class Geohash {

    private static final String BASE32 = "0123456789bcdefghjkmnpqrstuvwxyz";
    private static final int BITS_PER_CHAR = 5;

    private Geohash() { }

    public static String encode(double latitude, double longitude, int length) {
        Interval lat = Interval.latitudes();
        Interval lon = Interval.longitudes();
        if (!lat.contains(latitude) || !lon.contains(longitude)) {
            throw new IllegalArgumentException("not on earth: " + latitude + "," + longitude);
        }
        StringBuilder hash = new StringBuilder();
        boolean even = true;
        for (int i = 0; i < length; i++) {
            int bits = 0;
            for (int k = 0; k < BITS_PER_CHAR; k++) {
                boolean upper = even ? lon.narrowTo(longitude) : lat.narrowTo(latitude);
                bits = bits << 1 | (upper ? 1 : 0);
                even = !even;
            }
            hash.append(BASE32.charAt(bits));
        }
        return hash.toString();
    }

    /** Centre of the cell: latitude, longitude. */
    public static double[] decode(String hash) {
        Interval lat = Interval.latitudes();
        Interval lon = Interval.longitudes();
        boolean even = true;
        for (char c : hash.toCharArray()) {
            int bits = BASE32.indexOf(c);
            if (bits < 0) {
                throw new IllegalArgumentException("not a geohash: " + hash);
            }
            for (int mask = 1 << (BITS_PER_CHAR - 1); mask > 0; mask >>= 1) {
                (even ? lon : lat).keep((bits & mask) != 0);
                even = !even;
            }
        }
        return new double[] {lat.mid(), lon.mid()};
    }
}
