package com.officesuite.prefs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Preferences of document, user and company; the first layer that has a value wins. A null value is none. */
public class LayeredPreferences {
    private final List<Map<String, String>> layers;

    public LayeredPreferences(List<Map<String, String>> layers) {
        this.layers = new ArrayList<>(layers);
    }

    public String get(String key, String fallback) {
        return find(key).orElse(fallback);
    }

    public String require(String key) {
        return find(key).orElseThrow(() -> new NoSuchElementException("No preference " + key));
    }

    public int getInt(String key, int fallback) {
        return find(key).map(String::trim).map(Integer::parseInt).orElse(fallback);
    }

    /** A comma-separated preference; empty parts are left out. */
    public List<String> getList(String key) {
        return Arrays.stream(get(key, "").split(","))
                .map(String::trim)
                .filter(Predicate.not(String::isEmpty))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** The index of the layer that decides about the key, or -1. */
    public int decidingLayer(String key) {
        return IntStream.range(0, layers.size())
                .filter(i -> layers.get(i).get(key) != null)
                .findFirst()
                .orElse(-1);
    }

    public Set<String> keys() {
        return layers.stream()
                .flatMap(layer -> layer.entrySet().stream())
                .filter(entry -> entry.getValue() != null)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Optional<String> find(String key) {
        return layers.stream()
                .map(layer -> layer.get(key))
                .filter(Objects::nonNull)
                .findFirst();
    }
}
