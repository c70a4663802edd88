from setuptools import setup

from schnapp.building import compiled

setup(ext_modules=compiled())
