package org.hydro.gauges;

public record Reading(String gauge, int hour, int centimetres) { }
