package com.engineecu.maps;

import java.util.Arrays;
import java.util.Objects;

/** A characteristic curve; inputs outside of the support points are clamped. */
public final class LookupTable {
    private final double[] inputs;
    private final double[] outputs;
    private final Interpolation mode;

    public LookupTable(double[] inputs, double[] outputs, Interpolation mode) {
        if (inputs.length == 0 || inputs.length != outputs.length) {
            throw new IllegalArgumentException("support points do not match");
        }
        for (int i = 1; i < inputs.length; i++) {
            if (!(inputs[i - 1] < inputs[i])) {
                throw new IllegalArgumentException("inputs must ascend");
            }
        }
        this.inputs = inputs.clone();
        this.outputs = outputs.clone();
        this.mode = Objects.requireNonNull(mode, "mode");
    }

    public double value(double input) {
        int last = inputs.length - 1;
        if (input <= inputs[0]) {
            return outputs[0];
        }
        if (!(input < inputs[last])) {
            return outputs[last];
        }
        int found = Arrays.binarySearch(inputs, input);
        int left = found >= 0 ? found : -found - 2;
        double share = (input - inputs[left]) / (inputs[left + 1] - inputs[left]);
        switch (mode) {
            case PREVIOUS:
                return outputs[left];
            case NEAREST:
                return share < 0.5 ? outputs[left] : outputs[left + 1];
            default:
                return outputs[left] + share * (outputs[left + 1] - outputs[left]);
        }
    }
}
