package geo.hashing;

/** Encodes positions as geohash strings. */
public final class Geohash {

    private static final String BASE32 = "0123456789bcdefghjkmnpqrstuvwxyz";

    private Geohash() { }

    public static String encode(double latitude, double longitude, int length) {
        if (!(latitude >= -90 && latitude <= 90) || !(longitude >= -180 && longitude <= 180)) {
            throw new IllegalArgumentException("not on earth: " + latitude + "," + longitude);
        }
        double latLow = -90, latHigh = 90, lonLow = -180, lonHigh = 180;
        StringBuilder hash = new StringBuilder();
        boolean even = true;
        int bits = 0;
        int count = 0;
        while (hash.length() < length) {
            if (even) {
                double mid = (lonLow + lonHigh) / 2;
                if (longitude >= mid) {
                    bits = bits << 1 | 1;
                    lonLow = mid;
                } else {
                    bits = bits << 1;
                    lonHigh = mid;
                }
            } else {
                double mid = (latLow + latHigh) / 2;
                if (latitude >= mid) {
                    bits = bits << 1 | 1;
                    latLow = mid;
                } else {
                    bits = bits << 1;
                    latHigh = mid;
                }
            }
            even = !even;
            if (++count == 5) {
                hash.append(BASE32.charAt(bits));
                bits = 0;
                count = 0;
            }
        }
        return hash.toString();
    }

    /** Centre of the cell: latitude, longitude. */
    public static double[] decode(String hash) {
        double latLow = -90, latHigh = 90, lonLow = -180, lonHigh = 180;
        boolean even = true;
        for (char c : hash.toCharArray()) {
            int bits = BASE32.indexOf(c);
            if (bits < 0) {
                throw new IllegalArgumentException("not a geohash: " + hash);
            }
            for (int mask = 16; mask > 0; mask >>= 1) {
                boolean upper = (bits & mask) != 0;
                if (even) {
                    double mid = (lonLow + lonHigh) / 2;
                    if (upper) {
                        lonLow = mid;
                    } else {
                        lonHigh = mid;
                    }
                } else {
                    double mid = (latLow + latHigh) / 2;
                    if (upper) {
                        latLow = mid;
                    } else {
                        latHigh = mid;
                    }
                }
                even = !even;
            }
        }
        return new double[] {(latLow + latHigh) / 2, (lonLow + lonHigh) / 2};
    }
}
