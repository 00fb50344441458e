package com.skytrace.beacon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the fixed-width frames that the beacons send. */
public class FrameReader {

    private final List<FrameField> fields = new ArrayList<>();
    private int width;

    public FrameReader field(String name, int length) {
        fields.add(new FrameField(name, width, length));
        width += length;
        return this;
    }

    public Map<String, String> read(String frame) {
        Map<String, String> values = new LinkedHashMap<>();
        for (FrameField field : fields) {
            String value = field.cut(frame);
            if (!value.isEmpty()) {
                values.put(field.name(), value);
            }
        }
        return values;
    }

    public int readInt(String frame, String name) {
        return Integer.parseInt(read(frame).getOrDefault(name, "0"));
    }
}
