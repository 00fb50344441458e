package weather.print;

public class Reporter {
    public interface Station {
        Integer temperature(String city);
    }

    private final Station station;

    public Reporter(Station station) {
        this.station = station;
    }

    public void print(String city) {
        Integer t = station.temperature(city);
        if (t != null) {
            System.out.println(city + ": " + t);
        } else {
            System.out.println(city + ": no data");
        }
    }

    public boolean freezing(String city) {
        Integer t = station.temperature(city);
        if (t == null) {
            return false;
        }
        return t <= 0;
    }
}
