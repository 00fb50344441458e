package weather.print;

import java.util.Optional;

public class Reporter {
    public interface Station {
        Integer temperature(String city);
    }

    private final Station station;

    public Reporter(Station station) {
        this.station = station;
    }

    public void print(String city) {
        Optional.ofNullable(station.temperature(city)).ifPresentOrElse(
            t -> System.out.println(city + ": " + t),
            () -> System.out.println(city + ": no data"));
    }

    public boolean freezing(String city) {
        return Optional.ofNullable(station.temperature(city)).filter(t -> t <= 0).isPresent();
    }
}
