package org.prismgl.lint;

/** A variable of a shader; the semantic is null if it was not annotated. */
public record Declaration(String type, String name, String semantic) {
}
