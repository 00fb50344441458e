package geo.bounds;

public record GeoPoint(double lat, double lon) {

    public GeoPoint {
        if (lat < -90 || lat > 90) {
            throw new IllegalArgumentException("lat " + lat);
        }
        lon %= 360;
    }
}
