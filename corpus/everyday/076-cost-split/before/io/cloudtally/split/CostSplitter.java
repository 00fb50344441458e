package io.cloudtally.split;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Splits a bill over teams by weight; the shares always add up to the bill. */
public final class CostSplitter {

    public Map<String, Long> split(long cents, Map<String, Long> weights) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative bill: " + cents);
        }
        List<String> teams = new ArrayList<>();
        long total = 0;
        for (Map.Entry<String, Long> entry : weights.entrySet()) {
            long weight = entry.getValue();
            if (weight < 0) {
                throw new IllegalArgumentException("negative weight of " + entry.getKey());
            }
            total = Math.addExact(total, weight);
            teams.add(entry.getKey());
        }
        if (total == 0) {
            throw new IllegalArgumentException("nobody to pay " + cents);
        }
        long[] shares = new long[teams.size()];
        long[] remainders = new long[teams.size()];
        long left = cents;
        for (int i = 0; i < shares.length; i++) {
            long product = Math.multiplyExact(cents, (long) weights.get(teams.get(i)));
            shares[i] = product / total;
            remainders[i] = product % total;
            left -= shares[i];
        }
        while (left > 0) {
            int best = -1;
            for (int i = 0; i < remainders.length; i++) {
                if (remainders[i] >= 0 && (best < 0 || remainders[i] > remainders[best])) {
                    best = i;
                }
            }
            shares[best]++;
            remainders[best] = -1;
            left--;
        }
        Map<String, Long> result = new LinkedHashMap<>();
        for (int i = 0; i < shares.length; i++) {
            result.put(teams.get(i), shares[i]);
        }
        return result;
    }
}
