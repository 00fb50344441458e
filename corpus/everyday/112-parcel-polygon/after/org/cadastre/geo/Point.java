package org.cadastre.geo;

public record Point(double x, double y) { }
