package com.mergehall.policy;

public record Branch(String name, boolean protectedBranch, boolean frozen) {
}
