package sensor.gate;

abstract class CountingGate {
    private int count;

    final int count() {
        return count;
    }

    final void change(int by) {
        count += by;
    }
}
