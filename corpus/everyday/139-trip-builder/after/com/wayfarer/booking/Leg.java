package com.wayfarer.booking;

public record Leg(String from, String to, int minutes) { }
