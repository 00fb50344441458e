package com.slidecraft.edit;

public record AppendText(String text) implements Edit {
    @Override
    public String label() {
        return "append " + text;
    }

    @Override
    public void apply(StringBuilder notes) {
        notes.append(text);
    }

    @Override
    public void revert(StringBuilder notes) {
        notes.setLength(notes.length() - text.length());
    }
}
