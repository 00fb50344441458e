package com.skytrace.beacon;

final class FrameField {

    private final String name;
    private final int offset;
    private final int length;

    FrameField(String name, int offset, int length) {
        this.name = name;
        this.offset = offset;
        this.length = length;
    }

    String name() {
        return name;
    }

    String cut(String frame) {
        if (frame.length() < offset + length) {
            return "";
        }
        return frame.substring(offset, offset + length).trim();
    }
}
