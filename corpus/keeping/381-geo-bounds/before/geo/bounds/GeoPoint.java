package geo.bounds;

public final class GeoPoint {

    private final double lat;
    private final double lon;

    public GeoPoint(double lat, double lon) {
        if (lat < -90 || lat > 90) {
            throw new IllegalArgumentException("lat " + lat);
        }
        this.lat = lat;
        this.lon = lon % 360;
    }

    public double lat() {
        return lat;
    }

    public double lon() {
        return lon;
    }

    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || obj.getClass() != getClass()) {
            return false;
        }
        GeoPoint other = (GeoPoint) obj;
        return Double.compare(lat, other.lat) == 0 && Double.compare(lon, other.lon) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(lat) + Double.hashCode(lon);
    }

    @Override
    public String toString() {
        return "GeoPoint[lat=" + lat + ", lon=" + lon + "]";
    }
}
