package com.skytrace.beacon;

record FrameField(String name, int offset, int length) {

    String cut(String frame) {
        int end = offset + length;
        return frame.length() < end ? "" : frame.substring(offset, end).strip();
    }
}
