package sensor.gate;

public class Gate extends CountingGate {
    private final int limit;

    public Gate(int limit) {
        this.limit = limit;
    }

    public boolean enter() {
        if (count() >= limit) {
            return false;
        }
        change(1);
        return true;
    }

    public boolean leave() {
        if (count() == 0) {
            return false;
        }
        change(-1);
        return true;
    }

    public int inside() {
        return count();
    }
}
