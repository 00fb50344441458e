package org.physlite.heat;

/** Explicit heat conduction along a rod with fixed ends. */
public final class HeatRod {
    private final double conductivity;
    private final double[] temperatures;
    private int steps;

    public HeatRod(double[] initial, double conductivity) {
        if (initial.length < 3) {
            throw new IllegalArgumentException("rod too short");
        }
        if (!(conductivity > 0 && conductivity <= 0.5)) {
            throw new IllegalArgumentException("unstable conductivity: " + conductivity);
        }
        this.temperatures = initial.clone();
        this.conductivity = conductivity;
    }

    public void step() {
        for (int i = 1; i < temperatures.length - 1; i++) {
            double flow = temperatures[i - 1] - 2 * temperatures[i] + temperatures[i + 1];
            temperatures[i] += conductivity * flow;
        }
        steps++;
    }

    public void run(int count) {
        for (int i = 0; i < count; i++) {
            step();
        }
    }

    public double at(int cell) {
        return temperatures[cell];
    }

    public int steps() {
        return steps;
    }
}
