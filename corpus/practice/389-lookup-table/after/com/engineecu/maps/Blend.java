package com.engineecu.maps;

/** Combines two neighbouring outputs; share is the position between them, from 0 to 1. */
@FunctionalInterface
interface Blend {
    double of(double left, double right, double share);

    static Blend forMode(Interpolation mode) {
        return switch (mode) {
            case PREVIOUS -> (left, right, share) -> left;
            case NEAREST -> (left, right, share) -> share < 0.5 ? left : right;
            case LINEAR -> (left, right, share) -> left + share * (right - left);
        };
    }
}
