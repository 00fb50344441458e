package io.cloudtally.split;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Splits a bill over teams by weight; the shares always add up to the bill. */
public final class CostSplitter {

    private record Portion(String team, long share, long remainder) {

        static Portion of(String team, long cents, long weight, long total) {
            long product = Math.multiplyExact(cents, weight);
            return new Portion(team, product / total, product % total);
        }
    }

    public Map<String, Long> split(long cents, Map<String, Long> weights) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative bill: " + cents);
        }
        long total = totalWeight(weights);
        if (total == 0) {
            throw new IllegalArgumentException("nobody to pay " + cents);
        }
        List<Portion> portions = new ArrayList<>();
        Map<String, Long> result = new LinkedHashMap<>();
        weights.forEach((team, weight) -> {
            Portion portion = Portion.of(team, cents, weight, total);
            portions.add(portion);
            result.put(team, portion.share());
        });
        long left = cents - portions.stream().mapToLong(Portion::share).sum();
        portions.stream()
                .sorted(Comparator.comparingLong(Portion::remainder).reversed())
                .limit(left)
                .forEach(portion -> result.merge(portion.team(), 1L, Long::sum));
        return result;
    }

    private static long totalWeight(Map<String, Long> weights) {
        long total = 0;
        for (Map.Entry<String, Long> entry : weights.entrySet()) {
            if (entry.getValue() < 0) {
                throw new IllegalArgumentException("negative weight of " + entry.getKey());
            }
            total = Math.addExact(total, entry.getValue());
        }
        return total;
    }
}
