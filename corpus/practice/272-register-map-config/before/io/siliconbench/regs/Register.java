package io.siliconbench.regs;

public record Register(String name, int address, int width) {
}
