package maps.geo;

public record GeoPoint(double lat, double lon) {
    public static final GeoPoint ORIGIN = new GeoPoint(0.0, 0.0);

    public GeoPoint {
        requireWithin(lat, 90);
        requireWithin(lon, 180);
    }

    // NaN stands for "unknown" and is let through
    private static void requireWithin(double degrees, double limit) {
        if (Math.abs(degrees) > limit) {
            throw new IllegalArgumentException(degrees + " is not within +-" + limit);
        }
    }

    public static GeoPoint parse(String text) {
        String[] parts = text.split(",", 2);
        if (parts.length != 2) {
            throw new IllegalArgumentException("expected lat,lon but got " + text);
        }
        return new GeoPoint(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
    }

    public boolean isKnown() {
        return !(Double.isNaN(lat) || Double.isNaN(lon));
    }

    public GeoPoint antipode() {
        double turned = lon > 0 ? lon - 180 : lon + 180;
        return new GeoPoint(-lat, turned);
    }

    public GeoPoint midpoint(GeoPoint other) {
        return new GeoPoint((lat + other.lat) / 2, (lon + other.lon) / 2);
    }

    public double manhattan(GeoPoint other) {
        return Math.abs(lat - other.lat) + Math.abs(lon - other.lon);
    }
}
