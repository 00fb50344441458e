package org.cubesat.downlink;

public record Frame(int type, int sequence, long timestamp, String payload) {
}
