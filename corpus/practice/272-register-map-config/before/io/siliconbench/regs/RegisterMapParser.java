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
        String rest = line.substring(at + 1).trim();
        int colon = rest.indexOf(':');
        String address = colon < 0 ? rest : rest.substring(0, colon);
        int width = colon < 0 ? DEFAULT_WIDTH : parseNumber(rest.substring(colon + 1));
        return new Register(name, parseNumber(address), width);
    }

    private static int parseNumber(String text) {
        String number = text.trim();
        if (number.startsWith("0x") || number.startsWith("0X")) {
            return Integer.parseInt(number.substring(2), 16);
        }
        return Integer.parseInt(number);
    }

    private static String stripComment(String line) {
        int comment = line.indexOf(';');
        return (comment < 0 ? line : line.substring(0, comment)).trim();
    }
}
