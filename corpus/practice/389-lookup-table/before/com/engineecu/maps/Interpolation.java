package com.engineecu.maps;

public enum Interpolation {
    PREVIOUS, NEAREST, LINEAR
}
