package com.edgeward.limit;

@FunctionalInterface
public interface MillisSource {

    long now();
}
