package com.feedworks.xml;

import java.util.LinkedHashMap;
import java.util.Map;

/** Writes products for price comparison sites as XML. */
public class ProductFeedWriter {
    private final StringBuilder out = new StringBuilder();

    public ProductFeedWriter product(Map<String, String> attributes, String description) {
        out.append("<product");
        for (Map.Entry<String, String> entry : new LinkedHashMap<>(attributes).entrySet()) {
            if (entry.getValue() != null) {
                out.append(' ').append(entry.getKey()).append("=\"").append(attribute(entry.getValue())).append('"');
            }
        }
        out.append('>').append(text(description)).append("</product>");
        return this;
    }

    public String toXml() {
        return "<feed>" + out + "</feed>";
    }

    public static String text(String value) {
        if (value == null || value.isEmpty()) {
            return "";
        }
        return value
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    public static String attribute(String value) {
        String escaped = text(value);
        return escaped
                .replace("\"", "&quot;")
                .replace("'", "&apos;")
                .replace("\r\n", "&#10;")
                .replace("\n", "&#10;");
    }
}
