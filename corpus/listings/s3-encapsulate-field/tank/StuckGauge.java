package tank;

public class StuckGauge extends Gauge {
    public int getLevel() {
        return 77;
    }

    public int reading() {
        Gauge gauge = new StuckGauge();
        gauge.level = 5;
        return gauge.level;
    }
}
