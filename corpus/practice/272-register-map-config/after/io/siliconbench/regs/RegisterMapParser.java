package io.siliconbench.regs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads lines like {@code CTRL @ 0x10 : 16}; the width may be left out. */
public class RegisterMapParser {

    private static final int DEFAULT_WIDTH = 32;

    public List<Register> parse(String text) {
        List<Register> registers = new ArrayList<>();
        for (String line : text.split("\n")) {
            String content = stripComment(line);
            if (!content.isEmpty()) {
                registers.add(parseLine(content));
            }
        }
        return registers;
    }

    public Optional<Register> find(String text, String name) {
        return parse(text).stream().filter(r -> r.name().equals(name)).findFirst();
    }

    private Register parseLine(String line) {
        int at = line.indexOf('@');
        if (at < 1) {
            throw new IllegalArgumentException("no address in: " + line);
        }
        String name = line.substring(0, at).trim();
        String rest = line.substring(at + 1);
        int colon = rest.indexOf(':');
        if (colon < 0) {
            return new Register(name, Integer.decode(rest.trim()), DEFAULT_WIDTH);
        }
        int width = Integer.decode(rest.substring(colon + 1).trim());
        int address = Integer.decode(rest.substring(0, colon).trim());
        return new Register(name, address, width);
    }

    private static String stripComment(String line) {
        int comment = line.indexOf(';');
        return (comment < 0 ? line : line.substring(0, comment)).trim();
    }
}
