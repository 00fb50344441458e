package maps.geo;

import java.util.Objects;

public final class GeoPoint {
    public static final GeoPoint ORIGIN = new GeoPoint(0.0, 0.0);

    private final double lat;
    private final double lon;

    public GeoPoint(double lat, double lon) {
        if (lat < -90 || lat > 90) {
            throw new IllegalArgumentException("lat " + lat);
        }
        if (lon < -180 || lon > 180) {
            throw new IllegalArgumentException("lon " + lon);
        }
        this.lat = lat;
        this.lon = lon;
    }

    public static GeoPoint parse(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) {
            throw new IllegalArgumentException(text);
        }
        return new GeoPoint(Double.parseDouble(text.substring(0, comma)),
                Double.parseDouble(text.substring(comma + 1)));
    }

    public double lat() {
        return lat;
    }

    public double lon() {
        return lon;
    }

    public boolean isKnown() {
        return !Double.isNaN(lat) && !Double.isNaN(lon);
    }

    public GeoPoint antipode() {
        return new GeoPoint(-lat, lon > 0 ? lon - 180 : lon + 180);
    }

    public GeoPoint midpoint(GeoPoint other) {
        return new GeoPoint((lat + other.lat) / 2, (lon + other.lon) / 2);
    }

    public double manhattan(GeoPoint other) {
        return Math.abs(lat - other.lat) + Math.abs(lon - other.lon);
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o == null || getClass() != o.getClass()) {
            return false;
        }
        GeoPoint p = (GeoPoint) o;
        return Double.compare(p.lat, lat) == 0 && Double.compare(p.lon, lon) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(lat, lon);
    }

    @Override
    public String toString() {
        return "GeoPoint[lat=" + lat + ", lon=" + lon + "]";
    }
}
