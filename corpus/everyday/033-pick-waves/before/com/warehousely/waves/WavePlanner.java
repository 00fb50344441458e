package com.warehousely.waves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Plans which orders are picked next: by priority, then by cut-off time. */
public class WavePlanner {
    private static final Comparator<PickOrder> URGENCY = Comparator
            .comparingInt(PickOrder::priority).reversed()
            .thenComparingInt(PickOrder::cutOffMinute);

    private final int waveSize;
    private final List<PickOrder> waiting = new ArrayList<>();

    public WavePlanner(int waveSize) {
        if (waveSize < 1) {
            throw new IllegalArgumentException("waveSize " + waveSize);
        }
        this.waveSize = waveSize;
    }

    public void submit(PickOrder order) {
        waiting.add(order);
        waiting.sort(URGENCY);
    }

    public List<PickOrder> nextWave() {
        List<PickOrder> wave = new ArrayList<>();
        while (wave.size() < waveSize && !waiting.isEmpty()) {
            wave.add(waiting.remove(0));
        }
        return wave;
    }

    public boolean cancel(String id) {
        return waiting.removeIf(order -> order.id().equals(id));
    }

    public int backlog() {
        return waiting.size();
    }
}
