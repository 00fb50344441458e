package com.feedworks.xml;

import java.util.LinkedHashMap;
import java.util.Map;

/** Writes products for price comparison sites as XML. */
public class ProductFeedWriter {
    private final StringBuilder out = new StringBuilder();

    public ProductFeedWriter product(Map<String, String> attributes, String description) {
        out.append("<product");
        new LinkedHashMap<>(attributes).forEach((name, value) -> {
            if (value != null) {
                out.append(' ').append(name).append("=\"").append(attribute(value)).append('"');
            }
        });
        out.append('>').append(text(description)).append("</product>");
        return this;
    }

    public String toXml() {
        return "<feed>" + out + "</feed>";
    }

    public static String text(String value) {
        return escape(value, false);
    }

    public static String attribute(String value) {
        return escape(value, true);
    }

    private static String escape(String value, boolean inAttribute) {
        if (value == null) {
            return "";
        }
        StringBuilder escaped = new StringBuilder(value.length() + 16);
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append(inAttribute ? "&quot;" : "\"");
                case '\'' -> escaped.append(inAttribute ? "&apos;" : "'");
                case '\n' -> escaped.append(inAttribute ? "&#10;" : "\n");
                case '\r' -> {
                    // the line feed behind it stands for both
                    if (!inAttribute || !value.startsWith("\n", i + 1)) {
                        escaped.append(c);
                    }
                }
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
